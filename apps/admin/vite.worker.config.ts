import { workerBuild } from '../../packages/app-kit/worker-build.mjs';

// Pictures of notices are the students' matter, and a counter's device keeps its day only.
export default workerBuild({ keepsPictures: false });
