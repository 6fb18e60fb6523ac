import type { FlowUploads } from '../engine/uploads.ts';

const nothing = () => undefined;
const none = {
  items: [],
  add: nothing,
  replace: nothing,
  stop: nothing,
  retry: nothing,
  dismiss: nothing,
  remove: () => Promise.reject(new Error('Files belong to a flow')),
  address: () => '',
};

/** Before the first flow: a page sends no files. */
export const noUploads: FlowUploads = { view: () => none, forget: nothing, subscribe: () => nothing };
