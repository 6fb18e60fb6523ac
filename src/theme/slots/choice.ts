import { defineSlotRecipe } from '@pandacss/dev';

/** Check boxes, radio cards: the whole card is the target. */
export const choice = defineSlotRecipe({
  className: 'choice',
  slots: ['list', 'item', 'input', 'words', 'text', 'note'],
  base: {
    list: { display: 'grid', gap: '8' },
    item: {
      position: 'relative',
      display: 'flex',
      gap: '12',
      alignItems: 'flex-start',
      minHeight: 'target',
      py: '12',
      cursor: 'pointer',
      '&[hidden]': { display: 'none' },
      // What is wrong with a box stands under its words.
      '& + .field__error': { ps: '[36px]' },
    },
    input: {
      flexShrink: '0',
      appearance: 'none',
      width: '24',
      height: '24',
      bg: 'surface',
      border: '2px solid {colors.border.control}',
      borderRadius: 's',
      cursor: 'pointer',
      _checked: { borderColor: 'accent.solid', bg: 'accent.solid' },
      '&[type=checkbox]:checked': {
        backgroundImage:
          "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23fff' stroke-width='2.5'%3E%3Cpath d='m4.5 10.5 3.5 3.5 7.5-8'/%3E%3C/svg%3E\")",
      },
      '&[type=radio]': { borderRadius: 'full' },
      '&[type=radio]:checked': { bg: 'accent.on', borderWidth: '7px' },
      '&[aria-invalid=true]': { borderColor: 'error.fg' },
      _highContrast: { appearance: 'auto' },
    },
    // What it comes to stands at the other end while it fits, else below: neither is squeezed.
    words: { flex: '1', minWidth: '0', display: 'flex', flexWrap: 'wrap', columnGap: '12', rowGap: '4' },
    text: { flex: '1 1 auto', display: 'grid', gap: '2', minWidth: '0' },
    note: { textStyle: 'body.sm', color: 'fg.muted' },
  },
  variants: {
    look: {
      plain: {},
      card: {
        item: {
          px: '16',
          py: '12',
          minHeight: 'control',
          bg: 'surface',
          border: '1px solid {colors.border.control}',
          borderRadius: 'l2',
          '&:has(:checked)': { borderColor: 'link', bg: 'accent.wash' },
          // Not the border of what is chosen.
          _hover: { borderColor: 'fg.muted' },
        },
      },
    },
    fit: {
      rows: {},
      /** Never three in a line: what each comes to stands below its words. */
      pairs: {
        list: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(9.25rem, 40%), 100%), 1fr))' },
        words: { flexDirection: 'column' },
      },
      /** Two beside each other where the page is wide; on a phone a row each, for one of them is long. */
      twos: { list: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))', columnGap: '16' } },
      /** Words as short as "Мужской" stand beside each other. */
      line: {
        // As far apart there as the fields are.
        list: {
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr))',
          columnGap: '16',
        },
        item: { px: '12', gap: '8', alignItems: 'center' },
      },
      /** Of words so short that two stand beside each other on the narrowest phone. */
      short: {
        list: {
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.75rem, 100%), 1fr))',
          columnGap: '16',
          // Three share a line where they fit; else the last has one of its own.
          '&:has(> :nth-child(3):last-child)': {
            display: 'flex',
            flexWrap: 'wrap',
            // The longer one takes more of it, before its words take two lines.
            '& > *': { flex: '1 1 auto', minWidth: 'min(8.75rem, 100%)' },
          },
        },
        item: { px: '12', gap: '8', alignItems: 'center' },
      },
    },
  },
  defaultVariants: { look: 'plain', fit: 'rows' },
});
