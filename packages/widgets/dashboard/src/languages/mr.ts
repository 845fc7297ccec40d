import type { Language } from '@yantra/language';
import { sentences, uiTexts } from '@yantra/ui/languages/mr';
import { address } from '../kit/address-map/address.mr.ts';
import { chart } from '../kit/chart.mr.ts';
import { checkout } from '../kit/checkout/checkout.mr.ts';
import { dates } from '../kit/dates.mr.ts';
import { form } from '../kit/form/form.mr.ts';
import { images } from '../kit/images/images.mr.ts';
import { machineLabels } from '../kit/machine-labels.mr.ts';
import { plans } from '../kit/plans/plans.mr.ts';
import { table } from '../kit/table/table.mr.ts';
import { embed } from '../screens/embed/embed.mr.ts';
import { equipmentForm } from '../screens/equipment-form/equipment-form.mr.ts';
import { equipmentImport } from '../screens/equipment-import/equipment-import.mr.ts';
import { equipmentsList } from '../screens/equipments-list/equipments-list.mr.ts';
import { leads } from '../screens/leads/leads.mr.ts';
import { master } from '../screens/master/master.mr.ts';
import { typeWords } from '../screens/master/type-words.mr.ts';
import { overview } from '../screens/overview/overview.mr.ts';
import { payments } from '../screens/payments/payments.mr.ts';
import { people } from '../screens/people/people.mr.ts';
import { planForm } from '../screens/plan-form/plan-form.mr.ts';
import { profile } from '../screens/profile/profile.mr.ts';
import { recentlyVisited } from '../screens/recently-visited/recently-visited.mr.ts';
import { screenTitles } from '../screens/screens.mr.ts';
import { search } from '../screens/search/search.mr.ts';
import { settings } from '../screens/settings/settings.mr.ts';
import { subscriptionPlan } from '../screens/subscription-plan/subscription-plan.mr.ts';
import { subscriptions } from '../screens/subscriptions/subscriptions.mr.ts';
import { shell } from '../shell/shell.mr.ts';
import { elsewhereTexts } from './elsewhere.ts';
import { ownSentences } from './sentences.mr.ts';

const marathi: Language = {
  locale: 'mr',
  texts: {
    ...uiTexts,
    'dashboard.elsewhere': elsewhereTexts.mr,
    'dashboard.screens.titles': screenTitles,
    dashboard: shell,
    'dashboard.dates': dates,
    'dashboard.chart': chart,
    'dashboard.form': form,
    'dashboard.table': table,
    'dashboard.machine-labels.column': machineLabels,
    'dashboard.equipment-form': equipmentForm,
    'dashboard.equipments-list': equipmentsList,
    'dashboard.equipment-import': equipmentImport,
    'dashboard.images': images,
    'dashboard.address': address,
    'dashboard.recently-visited': recentlyVisited,
    'dashboard.plans': plans,
    'dashboard.plan-form': planForm,
    'dashboard.subscriptions': subscriptions,
    'dashboard.subscription-plan': subscriptionPlan,
    'dashboard.payments': payments,
    'dashboard.checkout': checkout,
    'dashboard.overview': overview,
    'dashboard.leads': leads,
    'dashboard.master': master,
    'dashboard.people': people,
    'dashboard.profile': profile,
    'dashboard.settings': settings,
    'dashboard.embed': embed,
    'dashboard.search': search,
    'dashboard.typeWords': typeWords,
  },
  sentences: { ...sentences, ...ownSentences },
};
export default marathi;
