import {
  type OwnEquipment,
  getEveryEquipment,
  getOwnDemand,
  getOwnerEquipments,
  updateEquipment,
} from '@yantra/contract/calls';
import { addressLine, formatCount, formatPhone, noticeMs } from '@yantra/domain';
import { useLanguage, useMessages, useWord } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { Glyph, type MenuItem, StateMessage } from '@yantra/ui';
import { useMemo, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { type FactList, Facts } from '../../kit/facts.tsx';
import { glyphs } from '../../kit/glyphs.ts';
import { messages as factMessages } from '../../kit/kind-facts.messages.ts';
import { factText, factsOf } from '../../kit/kind-facts.ts';
import { LinkButton } from '../../kit/link.tsx';
import { OwnersStatus } from '../../kit/machine-status.tsx';
import { planItems } from '../../kit/plan-places/machine-menu.tsx';
import { messages as planPlaces } from '../../kit/plan-places/plan-places.messages.ts';
import { freePlaces, runningPlans } from '../../kit/plan-places/plan-places.ts';
import { PutOnPlan } from '../../kit/plan-places/put-on-plan.tsx';
import { type PlanPlaces, usePlanPlaces } from '../../kit/plan-places/use-plan-places.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { ChosenMachines } from './chosen-machines.tsx';
import { type KeptBy, columnsFor } from './columns.tsx';
import { messages } from './equipments-list.messages.ts';
import { Purchases } from './listing-reason.tsx';
import { MachineCounts, machineStates } from './machine-counts.tsx';
import { DeletionDialog, deletionItem, useDeletion } from './machine-deletion.tsx';
import { Ratings, ratingsItems, useRatings } from './machine-ratings.tsx';
import { PublicLink, usePublicLink } from './public-link.tsx';
import { TakingDown, moderationItem, useTakingDown } from './taking-down.tsx';
import { updateInput } from './update-input.ts';
import { useFilters } from './use-filters.ts';

/** Rows per page (dashboard.md §9). */
const pageSize = 10;
const address = addressOf('/equipments-list');

const machineAddress = (act: 'view' | 'edit', id: string): string => `${address}/${act}/${encodeURIComponent(id)}`;

export const Screen = (props: ScreenProps) =>
  props.user.role === 'admin' ? <Machines {...props} /> : <OwnMachines {...props} />;

/** The machine that was just added, after coming from its form. */
const addedIn = (state: unknown): string | undefined => {
  const { addedId } = (state ?? {}) as { readonly addedId?: unknown };
  return typeof addedId === 'string' ? addedId : undefined;
};

/** The owner's machines, with plans to put them on. */
function OwnMachines(props: ScreenProps) {
  const places = usePlanPlaces();
  return <Machines {...props} places={places} kept={useKept()} />;
}

const nothing = {};

/** How many people keep each machine; none until it is known. */
function useKept(): KeptBy {
  const known = dataOf(useRemote(getOwnDemand, nothing, true).remote);
  return useMemo(() => new Map(known?.machines.map(({ id, kept }) => [id, kept])), [known]);
}

interface MachinesProps extends ScreenProps {
  readonly places?: PlanPlaces;
  readonly kept?: KeptBy;
}

function Machines({ places, kept, ...props }: MachinesProps) {
  const { role } = props.user;
  const planTexts = useMessages(planPlaces);
  const added = addedIn(props.state);
  const texts = useMessages(messages);
  const isAdmin = role === 'admin';
  const filters = useFilters(isAdmin);
  const { changeCount, toggle, again } = useAvailability();
  const changes = changeCount + (places?.changeCount ?? 0);
  const deletion = useDeletion(again);
  const publicLink = usePublicLink();
  const ratings = useRatings();
  const takingDown = useTakingDown(again);
  const language = useLanguage();
  const columns = useMemo(
    () => columnsFor(role, language, places && ((row) => <OntoPlan row={row} places={places} />), kept),
    [role, language, places, kept],
  );
  return (
    <>
      <ScreenHead
        title={texts.title[isAdmin ? 'admin' : 'own']}
        note={isAdmin ? texts.note.admin : <MachineCounts state={props.query.get('state')} reloadKey={changes} />}
      >
        {!isAdmin && <AddEquipment isFirst={added === undefined} />}
      </ScreenHead>
      {places && added !== undefined && <PutOnPlan key={added} ids={[added]} places={places} />}
      <DataTable
        {...props}
        label={texts.table}
        searchHint={texts.searchHint}
        name="equipments"
        address={address}
        call={isAdmin ? getEveryEquipment : getOwnerEquipments}
        inputOf={(input, { category, subcategory, state }) => ({
          ...input,
          categoryId: category === undefined ? undefined : Number(category),
          equipmentTypeId: subcategory === undefined ? undefined : Number(subcategory),
          state: machineStates.find((one) => one === state),
        })}
        reloadKey={changes}
        pageSize={pageSize}
        columns={columns}
        rowId={({ id }) => id}
        nameOf={({ name }) => name}
        filters={filters}
        more={
          isAdmin
            ? undefined
            : [{ label: texts.importRows, href: `${address}/import`, icon: <Glyph d={glyphs.upload} /> }]
        }
        menuOf={(row) => [
          ...menuFor(row, isAdmin, toggle, texts),
          ...publicLink(row),
          ...(places ? planItems(row, places, planTexts) : []),
          ...(isAdmin ? [] : ratingsItems(row, ratings.ask, texts)),
          ...(isAdmin ? [moderationItem(row, takingDown, texts)] : [deletionItem(row, deletion.ask, texts)]),
        ]}
        detail={places && ((row) => <Detail row={row} places={places} />)}
        actionsFor={
          places &&
          ((rows, onDone) => (
            <ChosenMachines
              machines={rows}
              places={places}
              onDone={() => {
                again();
                onDone();
              }}
            />
          ))
        }
        empty={<NoMachines isAdmin={isAdmin} />}
      />
      <DeletionDialog {...deletion} />
      <Ratings {...ratings} />
      <TakingDown {...takingDown} />
    </>
  );
}

/** Leads to the first machine; the heading's buttons are hidden then. */
function NoMachines({ isAdmin }: { readonly isAdmin: boolean }) {
  const texts = useMessages(messages);
  const text = isAdmin ? texts.emptyAdmin : texts.emptyOwn;
  return (
    <StateMessage picture="no-machines" title={texts.emptyTitle} text={text} level={2}>
      {!isAdmin && (
        <>
          <LinkButton
            className="y-dashboard__first-act"
            variant="primary"
            icon="plus"
            href={addressOf('/add-equipment')}
          >
            {texts.add}
          </LinkButton>
          <LinkButton href={`${address}/import`}>{texts.importRows}</LinkButton>
        </>
      )}
    </StateMessage>
  );
}

/** Only one button is filled: after adding a machine, that is the one for its plan. */
const AddEquipment = ({ isFirst }: { readonly isFirst: boolean }) => {
  const texts = useMessages(messages);
  return (
    <>
      <LinkButton className="y-dashboard__import" href={`${address}/import`}>
        <Glyph d={glyphs.upload} />
        {texts.importRows}
      </LinkButton>
      <LinkButton variant={isFirst ? 'primary' : 'secondary'} icon="plus" href={addressOf('/add-equipment')}>
        {texts.add}
      </LinkButton>
    </>
  );
};

/** Puts a machine without a plan on a running one with room. */
function OntoPlan({ row: { id, name, listing }, places }: { readonly row: OwnEquipment; readonly places: PlanPlaces }) {
  const texts = useMessages(messages);
  const planTexts = useMessages(planPlaces);
  const { purchases = [], nameOf, change } = places;
  const plan = runningPlans(purchases).find((one) => freePlaces(one) > 0);
  if (!plan || (listing !== 'notInPlan' && listing !== 'planEnded')) return null;
  const planName = nameOf(plan);
  return (
    <button
      type="button"
      className="y-dashboard__onto"
      onClick={() => void change({ plan, ids: [...plan.equipmentIds, id] }, planTexts.isOn(name, planName))}
    >
      {texts.putOn(planName, freePlaces(plan))}
    </button>
  );
}

function menuFor(
  row: OwnEquipment,
  isAdmin: boolean,
  toggle: (row: OwnEquipment) => void,
  texts: typeof messages,
): readonly MenuItem[] {
  const view = { label: texts.view, href: machineAddress('view', row.id), icon: <Glyph d={glyphs.eye} /> };
  if (isAdmin) return [view];
  const isOff = row.status === 'Unavailable';
  return [
    view,
    { label: texts.edit, href: machineAddress('edit', row.id), icon: <Glyph d={glyphs.pencil} /> },
    {
      label: texts.duplicate,
      href: `${addressOf('/add-equipment')}?from=${encodeURIComponent(row.id)}`,
      icon: <Glyph d={glyphs.copy} />,
    },
    {
      label: isOff ? texts.makeAvailable : texts.makeUnavailable,
      onSelect: () => toggle(row),
      icon: <Glyph d={glyphs.pause} />,
    },
  ];
}

/** Marks a machine as unavailable or available; `changeCount` counts the changes, so that the table reloads. */
function useAvailability() {
  const texts = useMessages(messages);
  const { send, notify } = useScope();
  const [changeCount, setChangeCount] = useState(0);
  const again = () => setChangeCount((before) => before + 1);
  const toggle = async (row: OwnEquipment) => {
    const isOff = row.status === 'Unavailable';
    try {
      await send(updateEquipment, updateInput(row, isOff ? 'Available' : 'Unavailable'));
      const text = isOff ? texts.madeAvailable(row.name) : texts.madeUnavailable(row.name);
      notify({ kind: 'success', text, duration: noticeMs });
    } catch {
      // The scope has shown the error; the reloaded table shows the real state.
    }
    again();
  };
  return { changeCount, toggle: (row: OwnEquipment) => void toggle(row), again };
}

function Detail({ row, places }: { readonly row: OwnEquipment; readonly places: PlanPlaces }) {
  const texts = useMessages(messages);
  const factTexts = useMessages(factMessages);
  const word = useWord();
  const facts: FactList = [
    [texts.status, <OwnersStatus key="status" status={row.status} />],
    [texts.region, word(row.region) || '—'],
    [texts.address, addressLine(row.address, word(row.city), word(row.state), row.pinCode)],
    [texts.phone, formatPhone(row.phoneNumber)],
    ...factsOf(row).map((fact) => [factTexts.names[fact.fact], factText(fact, factTexts) ?? '—'] as const),
    [texts.year, String(row.yearOfMfg)],
    [texts.hours, String(row.noOfWorkingHrs)],
    [texts.views, formatCount(row.views)],
    ...(row.leads === undefined ? [] : [[texts.leads, formatCount(row.leads)] as const]),
    ...(row.listing === 'listed'
      ? [[texts.publicPage, <PublicLink key="public" id={row.id} name={row.name} />] as const]
      : []),
  ];
  return (
    <>
      <Purchases machine={row} places={places} />
      <dl className="y-dashboard__facts">
        <Facts of={facts} />
      </dl>
    </>
  );
}
