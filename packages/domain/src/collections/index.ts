export { groupBy } from './group-by';
export { createListeners, createStore } from './listeners';
