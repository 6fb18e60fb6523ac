import { defineGlobalStyles } from '@pandacss/dev';

const gone = { _print: { display: 'none!' } };

/** On paper a page is a document: black on white, without what can only be pressed; the phone of a link to call stays. */
export const printCss = defineGlobalStyles({
  // A sheet has another width: what comes in by that would be printed on its way.
  '*, *::before, *::after': {
    _print: { color: '#000!', bg: 'transparent!', boxShadow: 'none!', animation: 'none!', transition: 'none!' },
  },
  'header, button, .button:not([href^="tel:"]), .banner[role], [role=tablist], .snackbar__region, .skeleton': gone,
  // A page of its own: the height of a window would add an empty sheet. A dialog keeps what is under it from scrolling.
  'body, .shell__root': { _print: { minHeight: '0!', overflow: 'visible!' } },
  // What lies under an open dialog belongs to another document.
  'body:has([data-modal]) #root': gone,
  'tr, li, dl > div': { _print: { breakInside: 'avoid' } },
  'h1, h2, h3': { _print: { breakAfter: 'avoid' } },
  // Nobody presses it on paper: it needs no room for a finger.
  summary: { _print: { minHeight: '0!', py: '4px!' } },
  // A folded schedule is printed with the rest.
  '::details-content': { _print: { contentVisibility: 'visible', display: 'block', height: 'auto' } },
});
