export { Consents as default } from './consents.tsx';
