export { Success as default } from './success.tsx';
