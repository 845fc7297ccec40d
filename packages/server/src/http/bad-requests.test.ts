import { testBadRequests } from '../testing/bad-requests/index.ts';
import { fillPriced } from '../testing/paying.ts';
import { databaseForFile, onOneDatabase } from '../testing/test-database.ts';

testBadRequests(databaseForFile(fillPriced), 600, onOneDatabase);
