export { OpenLink as default } from '../../blocks/credit-insurance/ends.tsx';
