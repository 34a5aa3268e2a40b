import { configure } from '@testing-library/react';

// Waiting ends with what is waited for; only a failure takes this long.
configure({ asyncUtilTimeout: 5000 });
