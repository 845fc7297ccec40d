import { facesOfVisitors } from './faces-of-visitors.ts';
import { lookAt } from './look-at.ts';

lookAt('of visitors', facesOfVisitors);
