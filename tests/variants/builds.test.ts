/** Tests builds without a browser. They are in one file because their builds share one copy of the site. */
import './specificationCases';
import './localeCases';
import './foreignCases';
import './rebrandCases';
