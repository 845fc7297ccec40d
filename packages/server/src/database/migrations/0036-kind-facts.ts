import type { Migration } from '../migration.ts';

/* Of the kinds that most marketplaces begin with; an installation that has none of them has nothing to learn. */
const driven = [
  'Tractor', 'Power tiller', 'Combine harvester', 'Sugarcane harvester', 'Rice transplanter', 'Backhoe loader', 'Excavator', 'Bulldozer',
  'Wheel loader', 'Skid steer loader', 'Tipper', 'Pick-and-carry crane', 'Mobile crane', 'Tower crane', 'Telehandler', 'Transit mixer',
  'Self-loading mixer', 'Concrete pump', 'Soil compactor', 'Tandem roller', 'Motor grader', 'Paver', 'Scissor lift', 'Boom lift', 'Forklift',
  'Reach truck',
]; // prettier-ignore
const fuelled = [
  ...driven.filter((type) => type !== 'Tower crane'),
  'Diesel generator',
  'Air compressor',
  'Plate compactor',
  'Pump set',
];
const listed = (types: readonly string[]) => types.map((type) => `'${type}'`).join(', ');
const learn = (fact: string, types: readonly string[]) =>
  `insert into type_facts (type_id, fact) select id, '${fact}' from equipment_types where type in (${listed(types)}) and not deleted
     on conflict do nothing`;

/**
 * What a kind is hired by may be a word as well as a size: whether a driver comes with it, what it burns. Such a fact of a type has no unit and no
 * band; which words it may be is written in our own code, not here.
 */
export const kindFacts: Migration = {
  name: '0036-kind-facts',
  statements: [
    `alter table type_facts alter column unit drop not null, alter column low drop not null, alter column high drop not null,
       add constraint type_facts_sized check ((unit is null) = (low is null) and (low is null) = (high is null))`,
    learn('operator', driven),
    learn('fuel', fuelled),
    learn('drive', ['Tractor', 'Backhoe loader', 'Boom lift']),
    learn('phase', ['Diesel generator']),
  ],
};
