export { Gone as default } from './ends.tsx';
