export { OpenLink as default } from './ends.tsx';
