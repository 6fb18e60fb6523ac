/** What flows need of the program around them: it comes with the first one. */
export { lazyUploads } from '../engine/lazy-uploads.ts';
export { flowWorld } from './flow-world.ts';
