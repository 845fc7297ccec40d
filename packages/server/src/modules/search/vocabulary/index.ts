export type { Gazetteer } from './gazetteer.ts';
export type { VocabularyReader } from './known-vocabulary.ts';
export { type CitySlugs, citySlugs, type Kind, type Kinds, landingPath, slugOf } from './slugs.ts';
export { capacityOf, nameOfGroup, nameOfType } from './type-names.ts';
export { type PlateFact, typeCategories, type TypeFact, typeFacts, typePlates } from './vocabulary.queries.ts';
export type { KnownCategory, Vocabulary } from './vocabulary.ts';
