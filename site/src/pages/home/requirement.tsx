import { type Lead, LeadForm, type SubmittedRequirement } from '@yantra/lead-form';
import { useAccounts } from '../../accounts/accounts.tsx';
import { useNavigate } from '../../navigation.tsx';

/** The lead form of the home page, and where it leads. */
export function Requirement() {
  const navigate = useNavigate();
  const accounts = useAccounts();
  const goToMachines = ({ fullName, email, phone, category, delivery }: SubmittedRequirement) => {
    // Without a line the next page could not come either; the form says that it is kept.
    if (delivery === 'kept' && !navigator.onLine) return;
    navigate(`/equipments?categoryId=${category.id}`, {
      state: { fullName, email, phone, selectedNavCategory: category, delivery },
    });
  };
  /* Verified, with a password and logged in, an owner goes on to the form of the machine (public-area.md §2). */
  const openOwnerAccount = ({ fullName, email, phone, category }: Lead) =>
    accounts.open({
      dialog: 'owner',
      owner: { fullName, email, phone },
      onLogIn: () =>
        navigate('/dashboard/add-equipment', {
          state: { equipmentName: '', selectedCategory: category, selectedSubcategory: '', phone },
        }),
    });
  return (
    <div className="hero__form">
      <LeadForm onSubmitRequirement={goToMachines} onAddMachine={openOwnerAccount} />
    </div>
  );
}
