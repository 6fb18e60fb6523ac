import { banks } from './banks.ts';
import { carInsurance } from './car-insurance.ts';
import { cascoLife } from './casco-life.ts';
import { claims } from './claims.ts';
import { creditInsurance } from './credit-insurance.ts';
import { desk } from './desk.ts';
import { goods } from './goods.ts';
import { guests } from './guests.ts';
import { links } from './links.ts';
import { marketplace } from './marketplace.ts';
import type { Stop } from './stop.ts';

interface Tour {
  readonly stops: readonly Stop[];
  /** The demo account that walks; nobody is signed in. */
  readonly who?: string;
}

/** All screens of the product, each tour in one page from stop to stop. */
export const tours: Readonly<Record<string, Tour>> = {
  guests: { stops: guests },
  claims: { stops: claims, who: 'aidos' },
  banks: { stops: banks, who: 'aidos' },
  desk: { stops: desk, who: 'dealer-demo' },
  cascoLife: { stops: cascoLife, who: 'aidos' },
  goods: { stops: goods, who: 'aidos' },
  carInsurance: { stops: carInsurance, who: 'aidos' },
  marketplace: { stops: marketplace, who: 'aidos' },
  creditInsurance: { stops: creditInsurance, who: 'aidos' },
  links: { stops: links, who: 'aidos' },
};
