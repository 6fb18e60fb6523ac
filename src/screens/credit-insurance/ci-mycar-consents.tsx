export { Consents as default } from '../../blocks/credit-insurance/consents.tsx';
