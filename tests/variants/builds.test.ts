/** Tests builds without a browser. They are in one file because their builds share one copy of the site. */
import './localeCases';
import './badInputCases';
import './specificationCases';
import './foreignCases';
import './rebrandCases';
