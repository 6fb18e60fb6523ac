/**
 * Marks of companies, by their alias at the services: a flat colour, and white lines on 32 × 32 with the meaning of the name.
 * A company that is not here gets the first letter of its name. Colours are those of a company, the same in every theme; white
 * stands on each with at least 4.5 : 1.
 */
export interface Drawing {
  readonly colour: string;
  /** Of lines 2.2 wide. */
  readonly lines: string;
}

export const drawings: Readonly<Record<string, Drawing>> = {
  // The steppe under the sun.
  demo_dala: { colour: '#0b6b58', lines: 'M16 8.5a4 4 0 1 0 .01 0ZM6 22c3.5-3 6.5-3 10 0s6.5 3 10 0' },
  // A nomad's house.
  demo_nomad: {
    colour: '#9a4a14',
    lines: 'M7 23c.5-6 4-10.5 9-11.5 5 1 8.5 5.5 9 11.5ZM16 11.5V8M13.5 23v-4a2.5 2.5 0 0 1 5 0v4',
  },
  // The tents of a horde.
  demo_orda: { colour: '#4a3fb0', lines: 'm8 14 8-5.5 8 5.5M8 19.5l8-5.5 8 5.5M8 25l8-5.5 8 5.5' },
  mcf: { colour: '#36435a', lines: 'M8.5 23V10l7.5 8 7.5-8v13' },
  demo_jet: { colour: '#96225f', lines: 'M7 16.5 25 8l-6 16-4-6.5ZM15 17.5 25 8' },
  eubank: { colour: '#1d5aa6', lines: 'M21.5 9.5H11v13h10.5M11 16h8.5' },
  // A shield.
  demo_qalqan: {
    colour: '#17508f',
    lines: 'm16 7 8 3v6c0 4.5-3.5 7.5-8 9-4.5-1.5-8-4.5-8-9v-6ZM12.5 16l2.5 2.5 4.5-4.5',
  },
  // A caravan's two humps.
  demo_keruen: { colour: '#8a5a00', lines: 'M6 23c2.5-7.5 5-10.5 7-7.5 1.5 2.5 2 2.5 3.5-1 2-4.5 5.5-3 9.5 8.5' },
  // The winged horse: a feather.
  demo_tulpar: { colour: '#6b3fa0', lines: 'M8.5 24.5c0-8.5 5-14.5 15-16-1 8.5-5.5 13-12 13M8.5 24.5l8.5-9' },
  // A white falcon.
  demo_aqsunqar: {
    colour: '#3d4a5c',
    lines: 'M6.5 11c5 0 8 1.5 9.5 5.5 1.5-4 4.5-5.5 9.5-5.5-1.5 7-5 11-9.5 12.5C11.5 22 8 18 6.5 11Z',
  },
  // The wind.
  demo_samal: { colour: '#0a6a85', lines: 'M7 13.5h11.5a3 3 0 1 0-3-3M7 18h15.5a3 3 0 1 1-3 3M7 22.5h7' },
  // Hope: a sprout.
  demo_umit: {
    colour: '#2c6e2f',
    lines: 'M16 25V14.5M16 17.5c-4.5 0-7-2.5-7-6.5 4.5 0 7 2.5 7 6.5ZM16 14.5c0-4 2.5-6.5 7-6.5 0 4-2.5 6.5-7 6.5Z',
  },
  centras: { colour: '#a3273b', lines: 'M22.5 11.5a8 8 0 1 0 0 9M16 15.5a.6.6 0 1 0 .01 0Z' },
  // Life.
  demo_omir: {
    colour: '#b02a4c',
    lines: 'M16 24c-5.5-3.5-8.5-6.5-8.5-10a4.3 4.3 0 0 1 8.5-1.5A4.3 4.3 0 0 1 24.5 14c0 3.5-3 6.5-8.5 10Z',
  },
  // The ring at the top of a tent.
  demo_shanyraq: { colour: '#8f4a1f', lines: 'M16 7.5a8.5 8.5 0 1 0 .01 0ZM10 10l12 12M22 10 10 22' },
  // A pillar.
  demo_tirek: { colour: '#40566b', lines: 'M9 9h14M9 23.5h14M12.5 9v14.5M19.5 9v14.5' },
};
