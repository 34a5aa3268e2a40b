import type { FeatureInTests } from '../optional-feature';

export const seats: FeatureInTests = {
  bodies: {
    'PUT /admin/seat-map': () => ({
      rooms: [
        { name: 'A', columns: 4, rows: 3, seats: [{ label: 'A-01', x: 0, y: 0 }], blocks: [] },
      ],
    }),
  },
  homes: { seats: [['settings', /^PUT/], ['students', /seat-history/], ['attendance']] },
  answers: {
    'GET /admin/seat-history': async (server) =>
      server.call('GET', '/api/admin/seat-history?seat=A-01', {
        token: await server.managerToken('admin'),
      }),
  },
  aboutNoStudent: { paths: /^\/admin\/seat-map\b/, actions: ['save-seat-map'] },
};
