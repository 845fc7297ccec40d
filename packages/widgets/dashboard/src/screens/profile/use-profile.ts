import {
  type Call,
  geocode,
  getUserDetails,
  getUsersList,
  updateCustomer,
  updateUserDetail,
} from '@yantra/contract/calls';
import { dayInIndia } from '@yantra/domain';
import { useScope } from '@yantra/state';
import { useEffect, useMemo, useRef } from 'react';
import type { ScreenProps } from '../../kit/screen.ts';
import { useVisited } from '../../kit/visited.ts';
import { type ProfileModel, createProfileModel } from './profile.model.ts';

export interface ProfileFormProps extends ScreenProps {
  /** The user's own, or a customer's for an admin to view or edit. */
  readonly kind: 'own' | 'edit' | 'editSupplier';
}

/** The form's model with the page's calls and navigation. */
export function useProfile({ kind, params, user, navigate }: ProfileFormProps): ProfileModel {
  const scope = useScope();
  const id = (kind === 'own' ? undefined : params['id']) ?? user.id;
  const go = useRef(navigate);
  go.current = navigate;
  const listAddress = useVisited()(kind === 'editSupplier' ? '/supplier' : '/customer');
  const model = useMemo(() => {
    const quiet = { isQuiet: true } as const;
    return createProfileModel({
      language: scope.language,
      load: () => scope.send(getUserDetails, { id }),
      save: (input) =>
        kind === 'own'
          ? scope.send(updateUserDetail, input, quiet)
          : scope.send(updateCustomer, { ...input, id }, quiet),
      geocode: (text, signal) => scope.send(geocode, { text }, { ...quiet, signal }),
      notify: scope.notify,
      today: () => dayInIndia(new Date()),
      onSaved() {
        scope.store.forget(getUsersList as Call);
        if (kind !== 'own') go.current(listAddress);
        // The header shows the name in the token.
        if (kind === 'own') void scope.session.renew();
      },
    });
  }, [kind, id, scope, listAddress]);
  useEffect(() => void model.load(), [model]);
  return model;
}
