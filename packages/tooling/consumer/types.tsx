/**
 * What TypeScript tells a company about each element: its tag, properties and events, and the JSX of React 19. Checked, never run. Every line after
 * `@ts-expect-error` must be refused.
 */
import '@yantra/auth-modals/define';
import '@yantra/availability/define';
import '@yantra/city-picker/define';
import '@yantra/compare/define';
import '@yantra/dashboard/define';
import '@yantra/equipment-carousel/define';
import '@yantra/equipment-details/define';
import '@yantra/equipment-listing/define';
import '@yantra/equipment-map/define';
import '@yantra/equipment-search/define';
import '@yantra/favourites/define';
import '@yantra/job-cost/define';
import '@yantra/lead-form/define';
import '@yantra/state/define';

/** Accepts exactly this type. */
type Same<Expected> = <Actual>(
  value: Actual & (<T>() => T extends Actual ? 1 : 2) extends <T>() => T extends Expected ? 1 : 2 ? Actual : never,
) => void;
declare const isString: Same<string>;
declare const isText: Same<string | undefined>;
declare const isNumber: Same<number>;

export function elements(): void {
  const auth = document.createElement('yantra-auth-modals');
  auth.dialog = 'sign-up';
  // @ts-expect-error there is no such dialog
  auth.dialog = 'sign-off';
  auth.addEventListener('yantra-log-in', ({ detail }) => detail.outcome === 'closed');
  // @ts-expect-error no token is in it
  auth.addEventListener('yantra-log-in', ({ detail }) => detail.token);
  auth.addEventListener('yantra-dialog-change', ({ detail }) => detail === null || detail === 'owner');

  const picker = document.createElement('yantra-city-picker');
  picker.addEventListener('yantra-city-change', ({ detail }) => isString(detail.name));
  // @ts-expect-error a city has no number of people here
  picker.addEventListener('yantra-city-change', ({ detail }) => detail.population);
  picker.addEventListener('yantra-ready', ({ detail }) => detail.state === 'empty');
  // @ts-expect-error it is a button or inline
  picker.appearance = 'round';

  const dashboard = document.querySelector('yantra-dashboard');
  isText(dashboard?.path);
  dashboard?.addEventListener('yantra-log-out', ({ detail }) => detail === null);
  // @ts-expect-error it is a text
  if (dashboard) dashboard.path = 7;

  const carousel = document.createElement('yantra-equipment-carousel');
  carousel.limit = 4;
  // @ts-expect-error a property is a number, only the attribute is text
  carousel.limit = '4';
  carousel.addEventListener('yantra-equipment-select', (event) => {
    isString(event.detail.href);
    event.preventDefault();
  });

  const details = document.createElement('yantra-equipment-details');
  isText(details.equipmentId);
  details.addEventListener('yantra-seller-request', ({ detail }) => isString(detail.id));
  // @ts-expect-error the property is called equipmentId
  details['equipment-id'] = '1';

  const listing = document.createElement('yantra-equipment-listing');
  listing.addEventListener('yantra-query-change', ({ detail }) => isNumber(detail.page));
  // @ts-expect-error the property is called pageSize
  listing.pagesize = 4;

  const map = document.createElement('yantra-equipment-map');
  map.filters = { discount: 25 };
  // @ts-expect-error there is no such filter
  map.filters = { colour: 'red' };
  map.addEventListener('yantra-bounds-change', ({ detail }) => isNumber(detail.south));

  const search = document.createElement('yantra-equipment-search');
  search.addEventListener('yantra-suggestion-select', ({ detail }) => detail.kind === 'machine');
  // @ts-expect-error a suggestion is a machine, a category or a city
  search.addEventListener('yantra-suggestion-select', ({ detail }) => detail.kind === 'person');

  isString(document.createElement('yantra-scope').scope.siteUrl);
}

export function elementsOfJobs(): void {
  const free = document.createElement('yantra-availability');
  free.machine = '12';
  free.addEventListener('yantra-days-choose', ({ detail }) => isNumber(detail.days));
  // @ts-expect-error a day is text
  free.addEventListener('yantra-days-choose', ({ detail }) => isNumber(detail.from));

  const compare = document.createElement('yantra-compare');
  compare.machines = '12,13';
  compare.addEventListener('yantra-machines-change', ({ detail }) => detail.ids.every(isString));
  // @ts-expect-error the ids are a list
  compare.addEventListener('yantra-quotes-request', ({ detail }) => isString(detail.ids));

  const kept = document.createElement('yantra-favourites');
  kept.list = '5f0e8f8e-0000-4000-8000-000000000001';
  kept.addEventListener('yantra-equipment-select', ({ detail }) => isString(detail.href));
  // @ts-expect-error a list is named by its id
  kept.list = 1;

  const cost = document.createElement('yantra-job-cost');
  cost.jobDays = 12;
  cost.addEventListener('yantra-quote-request', ({ detail }) => isString(detail.href));
  // @ts-expect-error a property is a number, only the attribute is text
  cost.jobHours = '8';

  const form = document.createElement('yantra-lead-form');
  form.mode = 'need';
  form.addEventListener('yantra-lead-submit', ({ detail }) => isNumber(detail.categoryId));
  // @ts-expect-error nothing of the person is in it
  form.addEventListener('yantra-lead-submit', ({ detail }) => detail.phone);
}

/** Every event bubbles, so a page may listen anywhere. */
export function listeners(): void {
  document.addEventListener('yantra-equipment-select', (event) => {
    isString(event.detail.href);
    event.preventDefault();
  });
  window.addEventListener('yantra-city-change', ({ detail }) => isString(detail.name));
  document.body.addEventListener('yantra-error', ({ detail }) => isText(detail.message));
  // @ts-expect-error nothing of the person is in it
  document.addEventListener('yantra-lead-submit', ({ detail }) => detail.phone);
}

export const written = (
  <yantra-scope api-url="https://yantra.example" partner="pk_a">
    <yantra-auth-modals dialog="log-in" onyantra-log-in={({ detail }) => detail.outcome} />
    <yantra-availability machine="12" onyantra-days-choose={({ detail }) => isString(detail.from)} />
    <yantra-city-picker appearance="inline" className="pick" />
    <yantra-compare machines="12,13" onyantra-machines-change={({ detail }) => detail.ids} />
    <yantra-dashboard path="/leads" />
    <yantra-equipment-carousel category-bar limit="4" onyantra-equipment-select={(event) => event.preventDefault()} />
    <yantra-equipment-details equipment-id="12" reviewPage={2} />
    <yantra-equipment-listing page-size={20} sort="rating" />
    <yantra-equipment-map filters={{ discount: 25 }} zoom={9} />
    <yantra-equipment-search term="crane" onyantra-search-submit={({ detail }) => isString(detail.term)} />
    <yantra-favourites list="5f0e8f8e-0000-4000-8000-000000000001" job-days="12" />
    <yantra-job-cost machine="12" job-days="12" jobPlace="Hadapsar, Pune" />
    <yantra-lead-form mode="add" ref={(form) => isText(form?.title)} />
  </yantra-scope>
);

export const refused = (
  <>
    {/* @ts-expect-error there is no such dialog */}
    <yantra-auth-modals dialog="sign-off" />
    {/* @ts-expect-error it is a button or inline */}
    <yantra-city-picker appearance="round" />
    {/* @ts-expect-error a path is text */}
    <yantra-dashboard path={7} />
    {/* @ts-expect-error it takes a number */}
    <yantra-equipment-carousel limit={true} />
    {/* @ts-expect-error an id is text */}
    <yantra-equipment-details equipmentId={12} />
    {/* @ts-expect-error it takes a number */}
    <yantra-equipment-listing page-size={{}} />
    {/* @ts-expect-error there is no such filter */}
    <yantra-equipment-map filters={{ colour: 'red' }} />
    {/* @ts-expect-error a search has no price */}
    <yantra-equipment-search onyantra-search-submit={({ detail }) => detail.price} />
    {/* @ts-expect-error a day is text */}
    <yantra-job-cost jobFrom={20261124} />
    {/* @ts-expect-error need or add */}
    <yantra-lead-form mode="sell" />
    {/* @ts-expect-error an address is text */}
    <yantra-scope api-url={7} />
  </>
);
