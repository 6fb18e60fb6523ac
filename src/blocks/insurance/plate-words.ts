import { parsePlate } from '../../../schemas/facts/plate.ts';

/** '237BLM02' as it is written: '237 BLM 02', with no-break spaces. One that fits no pattern stays as it is. */
export const showPlate = (raw: string): string =>
  (parsePlate(raw)?.plate ?? raw).replaceAll(/(\d)(?=[A-Z])|([A-Z])(?=\d)/g, '$&\u00a0');
