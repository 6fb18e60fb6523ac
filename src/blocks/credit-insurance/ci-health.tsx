export { Health as default } from './health.tsx';
