import { css } from '@styled/css';

/** Around a quiet button in a card's head: its air reaches into the card's, so that its word ends where the values end. */
export const cardEdge = css({ flexShrink: '0', my: '[-8px]', mr: '[-21px]' });
