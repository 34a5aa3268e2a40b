import { featuresHeard } from '@academy/app-kit/device';

export const managersFeatures = featuresHeard('admin');
