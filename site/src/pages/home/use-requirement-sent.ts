import type { SubmittedRequirement } from '@yantra/lead-form';
import { useNavigate } from '../../navigation.tsx';

/** Where a requirement leads: to the machines of its category, which say that it was sent. */
export function useRequirementSent() {
  const navigate = useNavigate();
  return ({ fullName, email, phone, category, delivery }: SubmittedRequirement) => {
    // Without a line the next page could not come either; the form says that it is kept.
    if (delivery === 'kept' && !navigator.onLine) return;
    navigate(`/equipments?categoryId=${category.id}`, {
      state: { fullName, email, phone, selectedNavCategory: category, delivery },
    });
  };
}
