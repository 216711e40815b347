export { bindList, type ListBinding } from './list-binding.js';
export { listController, rowController } from './list-controller.js';
export { ListReader } from './list-reader.js';
