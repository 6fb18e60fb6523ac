export { Unread as default } from '../../blocks/credit-insurance/ends.tsx';
