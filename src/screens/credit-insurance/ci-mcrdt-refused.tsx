export { Refused as default } from '../../blocks/credit-insurance/ends.tsx';
