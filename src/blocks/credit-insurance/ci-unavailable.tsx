export { Unread as default } from './ends.tsx';
