import { definePreset } from '@pandacss/dev';
import { keyframes } from './motion.ts';
import { globalCss } from './global.ts';
import { printCss } from './print.ts';
import { arranged } from './recipes/arranged/index.ts';
import { button } from './recipes/button.ts';
import { errorPicture } from './recipes/error-picture.ts';
import { fold } from './recipes/fold.ts';
import { banner, card, choiceEnd, drawn, link, sideways, skeleton, spinner, tag, uploadBar } from './recipes/small.ts';
import { semanticColors } from './semantic/colors.ts';
import { carCard } from './slots/car.ts';
import { choice } from './slots/choice.ts';
import { codeCells } from './slots/code-cells.ts';
import { comparison } from './slots/comparison.ts';
import { notice, summaryList, timeline } from './slots/content.ts';
import { deductibles, insurerRow, offerTools } from './slots/insurance.ts';
import { instalments, numbered, policyCard } from './slots/policy.ts';
import { segmented } from './slots/segmented.ts';
import { estimate } from './slots/estimate.ts';
import { errorSummary, field } from './slots/form.ts';
import { dialog, drawer, snackbar } from './slots/layers.ts';
import { board, rowCard, rowLine } from './slots/lists.ts';
import { chosen, offerTable } from './slots/offers.ts';
import { search } from './slots/search.ts';
import { columns, progressBar, shell, stepLine } from './slots/shell.ts';
import { slider } from './slots/slider.ts';
import { tracker } from './slots/tracker.ts';
import { textStyles } from './text-styles.ts';
import { colors } from './tokens/colors.ts';
import {
  borderWidths,
  durations,
  easings,
  fonts,
  fontWeights,
  opacity,
  radii,
  shadows,
  sizes,
  spacing,
  zIndex,
} from './tokens/scales.ts';

/** The look of the product: raw values → meanings → recipes. */
export const theme = definePreset({
  name: 'marketplace',
  globalCss: { ...globalCss, ...printCss },
  conditions: {
    // A finger leaves no hover behind.
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover])'],
    dark: '[data-theme=dark] &',
    webview: '[data-host] &',
    kk: ':lang(kk) &',
    highlighted: '&[data-highlighted]',
    coarse: '@media (pointer: coarse)',
  },
  theme: {
    breakpoints: { tablet: '30em', desktop: '64em' },
    tokens: {
      colors,
      spacing,
      sizes,
      radii,
      borderWidths,
      zIndex,
      opacity,
      durations,
      easings,
      shadows,
      fonts,
      fontWeights,
    },
    semanticTokens: { colors: semanticColors },
    textStyles,
    keyframes,
    recipes: {
      arranged,
      button,
      errorPicture,
      fold,
      link,
      card,
      spinner,
      skeleton,
      tag,
      banner,
      choiceEnd,
      drawn,
      sideways,
      uploadBar,
    },
    slotRecipes: {
      deductibles,
      insurerRow,
      offerTools,
      instalments,
      policyCard,
      segmented,
      numbered,
      field,
      choice,
      errorSummary,
      search,
      codeCells,
      slider,
      estimate,
      carCard,
      dialog,
      drawer,
      snackbar,
      shell,
      progressBar,
      stepLine,
      summaryList,
      timeline,
      notice,
      tracker,
      columns,
      offerTable,
      chosen,
      rowCard,
      rowLine,
      board,
      comparison,
    },
  },
});
