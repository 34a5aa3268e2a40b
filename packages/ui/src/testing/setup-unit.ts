import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { installNativeDialog } from './native-dialog';

installNativeDialog();
afterEach(cleanup);
