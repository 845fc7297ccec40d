import {
  type Call,
  addEquipment,
  geocode,
  getAskedRents,
  getCostBasis,
  getEquipmentById,
  getEveryEquipment,
  getOwnerEquipments,
  reverseGeocode,
  updateEquipment,
  uploadImage,
} from '@yantra/contract/calls';
import { createDraft } from '@yantra/form';
import { later, type Scope, useScope } from '@yantra/state';
import { useEffect, useMemo, useRef } from 'react';
import { type AddressModel, createAddressModel } from '../../kit/address-map/address.model.ts';
import { show, whenOnline } from '../../kit/images/browser.ts';
import { createImagesModel } from '../../kit/images/images.model.ts';
import type { ScreenProps } from '../../kit/screen.ts';
import { type AskedRentsModel, createAskedRentsModel } from './asked-rents.model.ts';
import { type CostModel, createCostModel } from './cost/cost.model.ts';
import { type EquipmentFormModel, createEquipmentFormModel } from './equipment-form.model.ts';
import { type EquipmentName, emptyEquipment, prefillOf } from './equipment.ts';

/** The list that contains a saved machine. */
export const listAddress = '/dashboard/equipments-list';

const imagesOf = (scope: Scope) =>
  createImagesModel({
    language: scope.language,
    shrink: async (file) => (await import('../../kit/images/shrink.ts')).shrink(file),
    upload: async (file, options) => {
      const sent = await scope.files?.(({ upload }) => upload(uploadImage, file, options));
      if (sent === undefined) throw new Error('Files are sent from the marketplace’s own pages only.');
      return sent.url;
    },
    whenOnline,
    show,
  });

interface Made {
  readonly model: EquipmentFormModel;
  readonly address: AddressModel;
  readonly rents: AskedRentsModel;
  readonly cost: CostModel;
}

/** The form's model with the page's calls, storage and navigation. */
export function useEquipmentForm(kind: 'add' | 'edit', props: ScreenProps): Made {
  const scope = useScope();
  const { id } = props.params;
  const from = kind === 'add' ? (props.query.get('from') ?? undefined) : undefined;
  const { id: userId, phone } = props.user;
  const latest = useRef(props);
  latest.current = props;
  const made = useMemo(() => {
    const quiet = { isQuiet: true } as const;
    const model = createEquipmentFormModel({
      language: scope.language,
      kind,
      id,
      from,
      prefill: { phoneNumber: phone, ...(kind === 'add' && prefillOf(latest.current.state)) },
      // Bypasses the cache: editing must start from the latest version.
      load: (wanted) => scope.send(getEquipmentById, { id: wanted }),
      add: (input) => scope.send(addEquipment, input, quiet),
      update: (input) => scope.send(updateEquipment, input, quiet),
      images: imagesOf(scope),
      draft: createDraft<EquipmentName>(
        () => localStorage,
        `yantra.equipment.draft.1.${userId}.${id ?? 'new'}`,
        Object.keys(emptyEquipment) as EquipmentName[],
      ),
      notify: scope.notify,
      onSaved(addedId) {
        for (const call of [getOwnerEquipments, getEveryEquipment, getEquipmentById]) scope.store.forget(call as Call);
        const { navigate } = latest.current;
        if (addedId === undefined) navigate(listAddress);
        else navigate(listAddress, { state: { addedId } });
      },
    });
    const address = createAddressModel({
      language: scope.language,
      form: model.form,
      geocode: (text, signal) => scope.send(geocode, { text }, { ...quiet, signal }),
      reverse: (point, signal) => scope.send(reverseGeocode, point, { ...quiet, signal }),
      later,
    });
    const rents = createAskedRentsModel({
      form: model.form,
      ask: (input, signal) => scope.send(getAskedRents, input, { ...quiet, signal }),
      later,
    });
    const cost = createCostModel({
      form: model.form,
      setParts: model.setParts,
      ask: (input, signal) => scope.send(getCostBasis, input, { ...quiet, signal }),
      later,
    });
    return { model, address, rents, cost };
  }, [kind, id, from, phone, userId, scope]);
  useEffect(() => {
    const { model, rents, cost } = made;
    const stop = model.start();
    // After the form: a restored draft holds the user's own rent.
    const stops = [rents.start(), cost.start()];
    const saveDraft = () => model.saveDraft();
    addEventListener('pagehide', saveDraft);
    document.addEventListener('visibilitychange', saveDraft);
    return () => {
      removeEventListener('pagehide', saveDraft);
      document.removeEventListener('visibilitychange', saveDraft);
      for (const end of stops) end();
      stop();
    };
  }, [made]);
  return made;
}
