// @module-tag other
import { someHostileTexts } from '@yantra/testing/hostile-strings';
import { testHostileTexts } from './hostile-tests.ts';

testHostileTexts(someHostileTexts, 1);
