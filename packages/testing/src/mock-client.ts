import { ApiError, type Client, type UploadOptions } from '@yantra/client';
import type { Call, CallName } from '@yantra/contract/calls';
import { callSchemas } from '@yantra/contract/schemas';
import { categories, makeEquipment, pictures } from './equipment.ts';
import { freeFor } from './free-days.ts';

/** Replaces the server's answer to one call: the answer, or a function for it; a promise may fail or never settle. */
export type MockAnswer = (input: Record<string, unknown>) => unknown;
export type MockAnswers = Partial<Record<CallName, MockAnswer>>;

/** Never answers: for the loading state. */
export const never: MockAnswer = () => new Promise<never>(() => undefined);

/** Fails like the server. */
export const failing: MockAnswer = () =>
  Promise.reject(new ApiError('server.failed', 500, 'Something went wrong on our side. Please try again.'));

/** Gives another answer late, as on a slow line: first the loading state, then what follows it. */
export const slowly =
  (answer: MockAnswer, ms = 1000): MockAnswer =>
  async (input) => {
    await new Promise((done) => {
      setTimeout(done, ms);
    });
    return answer(input);
  };

/** A page of these machines. */
export const pageOf =
  (...machines: ReturnType<typeof makeEquipment>[]): MockAnswer =>
  () => ({ data: machines, total: machines.length, page: 1, pageSize: 20 });

const models = [
  { name: 'JCB 3DX ecoXcellence', image1Url: pictures.backhoe, categories: [categories[5]] },
  { name: 'Mahindra 575 DI XP Plus', image1Url: pictures.tractor, categories: [categories[0]] },
  { name: 'ACE 14XW', image1Url: pictures.crane, categories: [categories[6]] },
  { name: 'Cummins C125D5', image1Url: pictures.generator, categories: [categories[10]] },
  { name: 'Ajax ARGO 4000', image1Url: pictures.mixer, categories: [categories[7]] },
];

/** So many different machines of a city. */
export const machinesIn = (city: string, count = 9) =>
  Array.from({ length: count }, (_, index) => {
    const { name, image1Url, categories: [category] = [] } = models[index % models.length] ?? {};
    return makeEquipment({
      id: `${city}-${index}`,
      name: `${name} ${index >= models.length ? `no. ${index + 1}` : ''}`.trimEnd(),
      image1Url: image1Url ?? null,
      city,
      categories: category ? [category] : [],
    });
  });

const inSelectedCity: MockAnswer = ({ selectedCity, pageSize, ...asked }) =>
  pageOf(...freeFor(machinesIn(String(selectedCity ?? 'Pune')), asked).slice(0, Number(pageSize ?? 20)))({});

/** Some machines in every featured city and in the nearest towns. */
const usualCounts: MockAnswer = () => ({
  machines: 600,
  cities: 210,
  byCity: { ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [String(index + 1), 24 + index])), 40: 1 },
  near: [
    ['40', 'Pimpri-Chinchwad', 18.62, 73.8, 13, 2],
    ['41', 'Navi Mumbai', 19.03, 73.02, 106, 1],
    ['42', 'Thane', 19.2, 72.97, 120, 3],
  ].map(([id, name, latitude, longitude, distanceKm, count]) => ({
    id,
    name,
    state: 'Maharashtra',
    latitude,
    longitude,
    distanceKm,
    count,
  })),
});

const usual: MockAnswers = {
  getAvailability: () => ({ taken: [], units: 1, at: '2026-11-22T06:00:00Z' }),
  getCounts: usualCounts,
  getMapTiles: () => ({ kind: 'none', url: '', credit: '' }),
  getCategories: () => categories,
  getActiveSubscriptionEquipments: inSelectedCity,
  searchEquipments: inSelectedCity,
};

/** A client that answers from memory. Every answer is checked by the contract's schema, so a mock cannot promise what the server does not give. */
export const createMockClient = (answers: MockAnswers = {}): Client => ({
  async call<Input extends object, Output>(call: Call<Input, Output>, input: Input) {
    const answer = answers[call.name] ?? usual[call.name];
    if (!answer) throw new Error(`No mock answer for ${call.name}.`);
    return callSchemas[call.name].output.parse(await answer(input as Record<string, unknown>)) as Output;
  },
  files: (send) =>
    send({
      async upload<Output>(call: Call<object, Output>, file: Blob, { onProgress, input = {} }: UploadOptions = {}) {
        const answer = answers[call.name];
        if (!answer) throw new Error(`No mock answer for ${call.name}.`);
        onProgress?.(0.64);
        return callSchemas[call.name].output.parse(await answer({ ...input, file })) as Output;
      },
      async download(call, input) {
        const answer = answers[call.name];
        if (!answer) throw new Error(`No mock answer for ${call.name}.`);
        return { name: 'file.pdf', blob: new Blob([String(await answer(input as Record<string, unknown>))]) };
      },
    }),
});
