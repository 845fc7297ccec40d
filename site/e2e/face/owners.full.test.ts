import { facesOfOwners } from './faces-of-owners.ts';
import { lookAt } from './look-at.ts';

lookAt('of owners and admins', facesOfOwners);
