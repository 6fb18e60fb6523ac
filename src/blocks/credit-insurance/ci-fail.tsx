export { Fail as default } from './ends.tsx';
