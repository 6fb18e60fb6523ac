export { Success as default } from '../../blocks/credit-insurance/success.tsx';
