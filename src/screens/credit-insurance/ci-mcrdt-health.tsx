export { Health as default } from '../../blocks/credit-insurance/health.tsx';
