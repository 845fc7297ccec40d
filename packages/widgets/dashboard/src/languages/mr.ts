import { texts as dealTexts } from '@yantra/deals/languages/mr';
import { speaking } from '@yantra/language';
import { cost, shared } from '@yantra/ui/languages/mr';
import { activity } from '../kit/activity/activity.mr.ts';
import { address } from '../kit/address-map/address.mr.ts';
import { audit } from '../kit/audit/audit.mr.ts';
import { deeds } from '../kit/audit/deeds.mr.ts';
import { chart } from '../kit/chart.mr.ts';
import { checkout } from '../kit/checkout/checkout.mr.ts';
import { costMark } from '../kit/cost-mark/cost-mark.mr.ts';
import { dates } from '../kit/dates.mr.ts';
import { deal } from '../kit/deals/deal.mr.ts';
import { deals } from '../kit/deals/deals.mr.ts';
import { quoteWords } from '../kit/deals/quote-words.mr.ts';
import { demand } from '../kit/demand/demand.mr.ts';
import { form } from '../kit/form/form.mr.ts';
import { images } from '../kit/images/images.mr.ts';
import { kindFacts } from '../kit/kind-facts.mr.ts';
import { job } from '../kit/leads/job.mr.ts';
import { machineLabels } from '../kit/machine-labels.mr.ts';
import { machineStatus } from '../kit/machine-status.mr.ts';
import { allPayments } from '../kit/payments/all-payments.mr.ts';
import { payments } from '../kit/payments/payments.mr.ts';
import { planPlaces } from '../kit/plan-places/plan-places.mr.ts';
import { plans } from '../kit/plans/plans.mr.ts';
import { faults } from '../kit/review/faults.mr.ts';
import { table } from '../kit/table/table.mr.ts';
import { typeWord } from '../kit/type-word/type-word.mr.ts';
import { undo } from '../kit/undo.mr.ts';
import { announcements } from '../screens/announcements/announcements.mr.ts';
import { embed } from '../screens/embed/embed.mr.ts';
import { rateCard } from '../screens/equipment-form/cost/cost.mr.ts';
import { equipmentForm } from '../screens/equipment-form/equipment-form.mr.ts';
import { equipmentImport } from '../screens/equipment-import/equipment-import.mr.ts';
import { equipmentsList } from '../screens/equipments-list/equipments-list.mr.ts';
import { ratings } from '../screens/equipments-list/ratings.mr.ts';
import { fleetCalendar } from '../screens/fleet-calendar/fleet-calendar.mr.ts';
import { inbox } from '../screens/leads/inbox.mr.ts';
import { leads } from '../screens/leads/leads.mr.ts';
import { machineView } from '../screens/machine-view/machine-view.mr.ts';
import { master } from '../screens/master/master.mr.ts';
import { typeWords } from '../screens/master/type-words.mr.ts';
import { myRequests } from '../screens/my-requests/my-requests.mr.ts';
import { notificationSettings } from '../screens/notification-settings/notification-settings.mr.ts';
import { overview } from '../screens/overview/overview.mr.ts';
import { setup } from '../screens/overview/setup.mr.ts';
import { paymentView } from '../screens/payment-view/payment-view.mr.ts';
import { people } from '../screens/people/people.mr.ts';
import { planForm } from '../screens/plan-form/plan-form.mr.ts';
import { person } from '../screens/profile/person/person.mr.ts';
import { profile } from '../screens/profile/profile.mr.ts';
import { quote } from '../screens/quote/quote.mr.ts';
import { radar } from '../screens/radar/radar.mr.ts';
import { recentlyVisited } from '../screens/recently-visited/recently-visited.mr.ts';
import { register } from '../screens/register/register.mr.ts';
import { reports } from '../screens/reports/reports.mr.ts';
import { review } from '../screens/review/review.mr.ts';
import { screenTitles } from '../screens/screens.mr.ts';
import { search } from '../screens/search/search.mr.ts';
import { contacts } from '../screens/settings/contacts.mr.ts';
import { settings } from '../screens/settings/settings.mr.ts';
import { planMachines } from '../screens/subscription-plan/plan-machines.mr.ts';
import { subscriptionPlan } from '../screens/subscription-plan/subscription-plan.mr.ts';
import { subscriptions } from '../screens/subscriptions/subscriptions.mr.ts';
import { team } from '../screens/team/team.mr.ts';
import { transfer } from '../screens/transfer/transfer.mr.ts';
import { undelivered } from '../screens/undelivered/undelivered.mr.ts';
import { notices } from '../shell/notices.mr.ts';
import { palette } from '../shell/palette/palette.mr.ts';
import { shell } from '../shell/shell.mr.ts';
import { elsewhereTexts } from './elsewhere.ts';
import { errors, words } from './errors.mr.ts';
import type { DashboardLanguage } from './language.ts';

const marathi: DashboardLanguage = {
  ...shared,
  texts: {
    ...shared.texts,
    ...dealTexts,
    cost,
    'dashboard.elsewhere': elsewhereTexts.mr,
    'dashboard.screens.titles': screenTitles,
    dashboard: shell,
    'dashboard.palette': palette,
    'dashboard.dates': dates,
    'dashboard.job': job,
    'dashboard.chart': chart,
    'dashboard.activity': activity,
    'dashboard.form': form,
    'dashboard.table': table,
    'dashboard.kind-facts': kindFacts,
    'dashboard.machine-status': machineStatus,
    'dashboard.machine-labels.column': machineLabels,
    'dashboard.equipment-form': equipmentForm,
    'dashboard.rate-card': rateCard,
    'dashboard.cost-mark': costMark,
    'dashboard.equipments-list': equipmentsList,
    'dashboard.ratings': ratings,
    'dashboard.faults': faults,
    'dashboard.review': review,
    'dashboard.equipment-import': equipmentImport,
    'dashboard.images': images,
    'dashboard.address': address,
    'dashboard.recently-visited': recentlyVisited,
    'dashboard.plans': plans,
    'dashboard.plan-places': planPlaces,
    'dashboard.plan-form': planForm,
    'dashboard.subscriptions': subscriptions,
    'dashboard.subscription-plan': subscriptionPlan,
    'dashboard.plan-machines': planMachines,
    'dashboard.payments': payments,
    'dashboard.all-payments': allPayments,
    'dashboard.payment-view': paymentView,
    'dashboard.register': register,
    'dashboard.transfer': transfer,
    'dashboard.checkout': checkout,
    'dashboard.demand': demand,
    'dashboard.overview': overview,
    'dashboard.type-word': typeWord,
    'dashboard.undo': undo,
    'dashboard.fleetCalendar': fleetCalendar,
    'dashboard.radar': radar,
    'dashboard.reports': reports,
    'dashboard.setup': setup,
    'dashboard.machine-view': machineView,
    'dashboard.leads': leads,
    'dashboard.inbox': inbox,
    'dashboard.deals': deals,
    'dashboard.quote-words': quoteWords,
    'dashboard.deal': deal,
    'dashboard.quote': quote,
    'dashboard.my-requests': myRequests,
    'dashboard.announcements': announcements,
    'dashboard.notices': notices,
    'dashboard.master': master,
    'dashboard.people': people,
    'dashboard.team': team,
    'dashboard.undelivered': undelivered,
    'dashboard.audit': audit,
    'dashboard.audit.deeds': deeds,
    'dashboard.profile': profile,
    'dashboard.person': person,
    'dashboard.settings': settings,
    'dashboard.contacts': contacts,
    'dashboard.notification-settings': notificationSettings,
    'dashboard.embed': embed,
    'dashboard.search': search,
    'dashboard.typeWords': typeWords,
  },
  errors,
  words,
};
export default speaking(marathi);
