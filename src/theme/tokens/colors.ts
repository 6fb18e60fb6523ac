import { defineTokens } from '@pandacss/dev';

/** A scale of values given from 50 to 950. */
function scale(...values: string[]): Record<string, { value: string }> {
  const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
  return Object.fromEntries(values.map((value, index) => [String(steps[index]), { value: `#${value}` }]));
}

/** Raw colours, built in OKLCH around the brand's #2454FE. Meanings are in `semantic/colors.ts`; components use those. */
export const colors = defineTokens.colors({
  current: { value: 'currentcolor' },
  transparent: { value: 'transparent' },
  white: { value: '#ffffff' },
  blue: scale(
    'f3f7ff',
    'e5edff',
    'cadbfe',
    'a6c2ff',
    '779ffe',
    '4b7bfc',
    '2454fe',
    '204adb',
    '183bb1',
    '153080',
    '0c1e50',
  ),
  gray: scale(
    'f5f7f9',
    'eef0f4',
    'e0e3e9',
    'cdd1d9',
    'a6abb5',
    '808693',
    '656c79',
    '4c535f',
    '303540',
    '1b1f28',
    '0e1219',
  ),
  green: scale(
    'edfbf0',
    'd8f6de',
    'b1ecbf',
    '7fdc9a',
    '40c472',
    '14a958',
    '008844',
    '086f37',
    '0a562b',
    '0d4221',
    '062913',
  ),
  red: scale(
    'fff2f1',
    'ffe4e1',
    'ffcbc5',
    'ffa69e',
    'f9746d',
    'f14445',
    'df152a',
    'be1022',
    '97121c',
    '741417',
    '490d0e',
  ),
  amber: scale(
    'fff9f1',
    'fff0d8',
    'fee2b6',
    'ffcf83',
    'febb44',
    'eba503',
    'bf8609',
    '966700',
    '755002',
    '5a3e04',
    '3b2702',
  ),
  night: {
    canvas: { value: '#0f1115' },
    surface: { value: '#171a21' },
    raised: { value: '#1f232c' },
    // Large areas: the darkest steps of the scales would be louder there than what stands on them.
    blue: { value: '#1b2748' },
    wash: { value: '#141c34' },
    red: { value: '#2b1518' },
  },
  // Alpha as 8-digit hex: `color/40` would need color-mix (Chrome 111, iOS 16.2), above our floor.
  veil: { value: '#0e121966' },
  smoke: { value: '#0e1219e0' },
});
