import { defineService, refuse } from '../../core/service.ts';
import { publicationTexts } from '../../data/claim.ts';
import { publications, soldPublications } from '../../data/publications.ts';

/** Announcements of the car marketplace. A sold car and one that never was are both 404. */
export const carService = defineService({
  name: 'cars',
  operations: {
    getPublication(c) {
      const { id } = c.input.path;
      const found = soldPublications.has(id) ? undefined : publications.find((publication) => publication.id === id);
      if (!found) throw refuse(404, publicationTexts.sold);
      return { status: 200, body: found };
    },
  },
});
