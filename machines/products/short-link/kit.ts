import { flowKit } from '../../kit/flow.ts';
import { shortLinkScreens } from './screens.ts';

/** The words of a short link. */
export const kit = flowKit(shortLinkScreens, ['openShortLink', 'confirmShortLink', 'renewShortLink']);
