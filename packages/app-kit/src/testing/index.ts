export { answeringBySchema, prematureOn, sightsOf, type Premature } from './three-states';
