export { Refused as default } from './ends.tsx';
