export { Gone as default } from '../../blocks/credit-insurance/ends.tsx';
