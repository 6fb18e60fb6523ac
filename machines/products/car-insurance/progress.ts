export { insuranceProgress as progress } from '../shared/insurance.progress.ts';
