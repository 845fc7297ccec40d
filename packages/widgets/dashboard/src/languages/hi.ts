import type { Language } from '@yantra/language';
import { sentences, uiTexts } from '@yantra/ui/languages/hi';
import { address } from '../kit/address-map/address.hi.ts';
import { chart } from '../kit/chart.hi.ts';
import { checkout } from '../kit/checkout/checkout.hi.ts';
import { dates } from '../kit/dates.hi.ts';
import { form } from '../kit/form/form.hi.ts';
import { images } from '../kit/images/images.hi.ts';
import { machineLabels } from '../kit/machine-labels.hi.ts';
import { plans } from '../kit/plans/plans.hi.ts';
import { table } from '../kit/table/table.hi.ts';
import { embed } from '../screens/embed/embed.hi.ts';
import { equipmentForm } from '../screens/equipment-form/equipment-form.hi.ts';
import { equipmentImport } from '../screens/equipment-import/equipment-import.hi.ts';
import { equipmentsList } from '../screens/equipments-list/equipments-list.hi.ts';
import { leads } from '../screens/leads/leads.hi.ts';
import { master } from '../screens/master/master.hi.ts';
import { typeWords } from '../screens/master/type-words.hi.ts';
import { overview } from '../screens/overview/overview.hi.ts';
import { payments } from '../screens/payments/payments.hi.ts';
import { people } from '../screens/people/people.hi.ts';
import { planForm } from '../screens/plan-form/plan-form.hi.ts';
import { profile } from '../screens/profile/profile.hi.ts';
import { recentlyVisited } from '../screens/recently-visited/recently-visited.hi.ts';
import { screenTitles } from '../screens/screens.hi.ts';
import { search } from '../screens/search/search.hi.ts';
import { settings } from '../screens/settings/settings.hi.ts';
import { subscriptionPlan } from '../screens/subscription-plan/subscription-plan.hi.ts';
import { subscriptions } from '../screens/subscriptions/subscriptions.hi.ts';
import { shell } from '../shell/shell.hi.ts';
import { elsewhereTexts } from './elsewhere.ts';
import { ownSentences } from './sentences.hi.ts';

const hindi: Language = {
  locale: 'hi',
  texts: {
    ...uiTexts,
    'dashboard.elsewhere': elsewhereTexts.hi,
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
export default hindi;
