export { Fail as default } from '../../blocks/credit-insurance/ends.tsx';
