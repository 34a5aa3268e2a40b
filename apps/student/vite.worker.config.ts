import { workerBuild } from '../../packages/app-kit/worker-build.mjs';

export default workerBuild({ keepsPictures: true });
