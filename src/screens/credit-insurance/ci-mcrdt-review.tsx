export { BankReview as default } from '../../blocks/credit-insurance/bank-review.tsx';
